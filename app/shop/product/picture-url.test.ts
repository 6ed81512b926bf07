import { describe, expect, it } from "vitest";
import { pictureSrcSet, resizedPictureUrl } from "./picture-url";

const resizable = "https://cdn.example/cdn-ecommerce/store_01/crate/front.jpg";
const fixed = "https://pictures.example/crate.jpg";

describe("a picture", () => {
  it("is asked for in the width that is needed where its host resizes", () => {
    expect(resizedPictureUrl(resizable, 768)).toBe(
      "https://cdn.example/cdn-cgi/image/format=auto,w=768,fit=scale-down/cdn-ecommerce/store_01/crate/front.jpg",
    );
  });

  it("is taken as it is from any other host", () => {
    expect(resizedPictureUrl(fixed, 768)).toBe(fixed);
    expect(pictureSrcSet(fixed, [384, 768])).toBeUndefined();
  });

  it("is left alone where its address is none", () => {
    expect(resizedPictureUrl("/crate.jpg", 768)).toBe("/crate.jpg");
  });

  it("is offered in several widths for the browser to choose from", () => {
    expect(pictureSrcSet(resizable, [384, 768])).toBe(
      `${resizedPictureUrl(resizable, 384)} 384w, ${resizedPictureUrl(resizable, 768)} 768w`,
    );
  });
});
