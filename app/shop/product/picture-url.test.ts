import { describe, expect, it } from "vitest";
import { isPictureUrl, pictureSrcSet, resizedPictureUrl } from "./picture-url";

const resizable = "https://cdn.example/cdn-ecommerce/store_01/crate/front.jpg";
const fixed = "https://pictures.example/crate.jpg";

describe("an address of a picture", () => {
  it.each([resizable, fixed, "http://localhost:8788/a.jpg"])("may be %s", (url) => {
    expect(isPictureUrl(url)).toBe(true);
  });

  it.each(["", "/crate.jpg", "not a url", "javascript:alert(1)", "data:image/png;base64,AA"])(
    "cannot be '%s'",
    (url) => {
      expect(isPictureUrl(url)).toBe(false);
    },
  );
});

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
