import { describe, expect, it } from "vitest";
import { isPictureUrl, pictureSrcSet, resizedPictureUrl } from "./picture-url.ts";

const resizable = "https://cdn.example/cdn-ecommerce/store_01/crate/front.jpg";
const fixed = "https://pictures.example/crate.jpg";

describe("a picture URL", () => {
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

describe("a resized picture", () => {
  it("has the requested width if its host can resize it", () => {
    expect(resizedPictureUrl(resizable, 768)).toBe(
      "https://cdn.example/cdn-cgi/image/format=auto,w=768,fit=scale-down/cdn-ecommerce/store_01/crate/front.jpg",
    );
  });

  it("is unchanged on any other host", () => {
    expect(resizedPictureUrl(fixed, 768)).toBe(fixed);
    expect(pictureSrcSet(fixed, [384, 768])).toBeUndefined();
  });

  it("is unchanged if its URL is invalid", () => {
    expect(resizedPictureUrl("/crate.jpg", 768)).toBe("/crate.jpg");
  });

  it("has a srcset of several widths", () => {
    expect(pictureSrcSet(resizable, [384, 768])).toBe(
      `${resizedPictureUrl(resizable, 384)} 384w, ${resizedPictureUrl(resizable, 768)} 768w`,
    );
  });
});
