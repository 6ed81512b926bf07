import { describe, expect, it } from "vitest";
import { aProduct, aVariant } from "../../../tests/fixtures/product";
import {
  productPictures,
  searchForPicture,
  searchForVariant,
  shownPicture,
} from "./product-address";

const pictures = ["front", "side", "back"];
const plain = aVariant({ imageUrl: null });
const pictured = aVariant({ id: "variant_teal", imageUrl: "teal" });
const search = (query: string) => new URLSearchParams(query);

describe("a product's pictures", () => {
  it("are its images, each once", () => {
    const images = ["front", "side", "front"].map((url) => ({ url }));
    expect(productPictures(aProduct({ images, image: "thumb" }))).toEqual(["front", "side"]);
  });

  it("are the single image where there is no list", () => {
    expect(productPictures(aProduct({ image: "thumb" }))).toEqual(["thumb"]);
    expect(productPictures(aProduct())).toEqual([]);
  });
});

describe("the picture on show", () => {
  it("is the first at first", () => {
    expect(shownPicture(pictures, pictured, search(""))).toBe("front");
  });

  it("is the chosen variant's own", () => {
    expect(shownPicture(pictures, pictured, search("variant=variant_teal"))).toBe("teal");
  });

  it("stays the first when the chosen variant has none of its own", () => {
    expect(shownPicture(pictures, plain, search("variant=variant_01A"))).toBe("front");
  });

  it("is the one that was picked", () => {
    expect(shownPicture(pictures, pictured, search("variant=variant_teal&image=3"))).toBe("back");
  });

  it("is the first when the address names a picture that is not there", () => {
    expect(shownPicture(pictures, plain, search("image=9"))).toBe("front");
    expect(shownPicture(pictures, plain, search("image=x"))).toBe("front");
  });

  it("is the variant's where the product has none, and none where neither has", () => {
    expect(shownPicture([], pictured, search(""))).toBe("teal");
    expect(shownPicture([], null, search(""))).toBeNull();
  });
});

describe("the address", () => {
  it("names the chosen variant and drops the picked picture for the variant's own", () => {
    expect(searchForVariant(search("image=2&ref=mail"), pictured)).toBe(
      "?ref=mail&variant=variant_teal",
    );
  });

  it("keeps the picked picture when the chosen variant has none of its own", () => {
    expect(searchForVariant(search("image=2"), plain)).toBe("?image=2&variant=variant_01A");
  });

  it("names the picked picture, counted from 1, and keeps the variant", () => {
    expect(searchForPicture(search("variant=a"), 1)).toBe("?variant=a&image=2");
  });
});
