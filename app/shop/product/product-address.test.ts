import { describe, expect, it } from "vitest";
import { aProduct, aVariant } from "#tests/fixtures/product.ts";
import {
  isVariantId,
  mainPicture,
  productPictures,
  searchForPicture,
  searchForVariant,
  unknownChoices,
} from "./product-address.ts";

const pictures = ["front", "side", "back"];
const plain = aVariant({ imageUrl: null });
const pictured = aVariant({ id: "variant_teal", imageUrl: "teal" });
const search = (query: string) => new URLSearchParams(query);

describe("a variant's id", () => {
  it("is variant_ and letters or digits", () => {
    expect(isVariantId("variant_01K6H5GKYCNC47NHCD3286YG19")).toBe(true);
  });

  it.each(["", "v1", "variant_", "prod_01A", "variant_../checkout", "variant_1\n", " variant_1"])(
    "is not '%s'",
    (id) => {
      expect(isVariantId(id)).toBe(false);
    },
  );

  it("has at most 64 letters and digits after variant_", () => {
    expect(isVariantId(`variant_${"1".repeat(64)}`)).toBe(true);
    expect(isVariantId(`variant_${"1".repeat(65)}`)).toBe(false);
  });
});

describe("a product's pictures", () => {
  it("are its images without duplicates", () => {
    const images = ["front", "side", "front"].map((url) => ({ url }));
    expect(productPictures(aProduct({ images, image: "thumb" }))).toEqual(["front", "side"]);
  });

  it("are the single image if there is no list", () => {
    expect(productPictures(aProduct({ image: "thumb" }))).toEqual(["thumb"]);
    expect(productPictures(aProduct())).toEqual([]);
  });
});

describe("the main picture", () => {
  it("is the first until one is selected", () => {
    expect(mainPicture(pictures, plain, search(""))).toBe("front");
  });

  it("is the selected variant's own, also of the preselected one", () => {
    expect(mainPicture(pictures, pictured, search(""))).toBe("teal");
    expect(mainPicture(pictures, pictured, search("variant=variant_teal"))).toBe("teal");
  });

  it("stays the first if the selected variant has none of its own", () => {
    expect(mainPicture(pictures, plain, search("variant=variant_01A"))).toBe("front");
  });

  it("is the selected thumbnail", () => {
    expect(mainPicture(pictures, pictured, search("variant=variant_teal&image=3"))).toBe("back");
  });

  it("is the first if the query names an unknown picture", () => {
    expect(mainPicture(pictures, plain, search("image=9"))).toBe("front");
    expect(mainPicture(pictures, plain, search("image=x"))).toBe("front");
  });

  it("is the variant's if the product has none, and null if neither has one", () => {
    expect(mainPicture([], pictured, search(""))).toBe("teal");
    expect(mainPicture([], null, search(""))).toBeNull();
  });
});

describe("a query's unknown choices", () => {
  const product = aProduct({
    images: ["front", "side"].map((url) => ({ url })),
    variants: [plain, pictured],
  });

  it.each([
    ["variant=variant_teal&image=2", []],
    ["variant=made-up&image=2", ["variant"]],
    ["variant=variant_teal&image=3", ["image"]],
    ["variant=&image=0", ["variant", "image"]],
    ["utm_source=mail", []],
    ["", []],
  ])("of '%s' are %j", (query, unknown) => {
    expect(unknownChoices(product, search(query))).toEqual(unknown);
  });

  it("are all choices if the product does not exist", () => {
    expect(unknownChoices(null, search("variant=variant_teal&image=1"))).toEqual([
      "variant",
      "image",
    ]);
  });
});

describe("the query", () => {
  it("names the selected variant and drops the thumbnail for the variant's own picture", () => {
    expect(searchForVariant(search("image=2&ref=mail"), pictured)).toBe(
      "?ref=mail&variant=variant_teal",
    );
  });

  it("keeps the thumbnail if the selected variant has no picture of its own", () => {
    expect(searchForVariant(search("image=2"), plain)).toBe("?image=2&variant=variant_01A");
  });

  it("names the selected thumbnail, counted from 1, and keeps the variant", () => {
    expect(searchForPicture(search("variant=a"), 1)).toBe("?variant=a&image=2");
  });
});
