import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { Testimonial } from "#content/company/testimonials.ts";
import { TestimonialCard } from "./testimonial-cards.tsx";
import { TestimonialPass } from "./testimonial-pass.tsx";

const testimonial: Testimonial = {
  id: "tara",
  name: "Asha",
  origin: "Pune",
  destination: "Oslo",
  pet: "Tara, Beagle",
  rating: 5,
  text: "She slept from Doha on.",
  picture: { sources: {}, img: { src: "/tara.jpg", w: 600, h: 600 } },
  alt: "Tara in the snow.",
  route: { from: "PNQ", to: "OSL" },
  decision: { title: "A rule", text: "It decides.", readMore: { label: "More", path: "/faq" } },
};

describe.each([
  ["card", TestimonialCard],
  ["boarding pass", TestimonialPass],
])("the %s of a testimonial", (_, View) => {
  const render = (shown: Testimonial) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <View testimonial={shown} />
      </MemoryRouter>,
    );

  it("says the route, and the day of arrival if it is known", () => {
    expect(render(testimonial)).toMatch(/Pune to Oslo, with Tara, Beagle<\/span>/);
    const html = render({ ...testimonial, isPhotograph: true, arrived: "2026-06-14" });
    expect(html).toContain('Arrived on <time dateTime="2026-06-14">14 June 2026</time>');
    expect(html).toContain('alt="Tara in the snow."');
  });
});
