import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { hero } from "#content/home.ts";
import { HeroScene } from "./hero-scene.tsx";

const play = page.getByRole("button", { name: "Play the film" });
const pause = page.getByRole("button", { name: "Pause the film" });
const anyButton = page.getByRole("button", { name: /the film$/ });
const noFilm = [{ src: "data:video/mp4,This%20is%20no%20film.", type: "video/mp4" }];

const renderFilm = (film = hero.film) => render(<HeroScene hero={{ ...hero, film }} />);

const untilIdle = () => new Promise((resolve) => requestIdleCallback(resolve));
const isPaused = () => document.querySelector("video")?.paused;

function saveData(): void {
  vi.spyOn(navigator, "connection", "get").mockReturnValue({ saveData: true });
}
const refuse = (name: string) => () => Promise.reject(new DOMException("", name));

describe("the film", () => {
  it("starts by itself, and can be paused and played", async () => {
    await renderFilm();
    await userEvent.click(pause);
    await expect.poll(isPaused).toBe(true);
    await userEvent.click(play);
    await expect.element(pause).toBeVisible();
  });

  it("does not start by itself for a visitor who saves data", async () => {
    saveData();
    await renderFilm();
    await untilIdle();
    await expect.element(play).toBeVisible();
    expect(isPaused()).toBe(true);
  });

  it("that cannot be played leaves its picture and no button", async () => {
    await renderFilm(noFilm);
    await expect.element(page.getByRole("img", { name: hero.alt })).toBeVisible();
    await expect.element(anyButton).not.toBeInTheDocument();
  });

  it("that fails when it is asked for takes its button away", async () => {
    saveData();
    await renderFilm(noFilm);
    await userEvent.click(play);
    await expect.element(anyButton).not.toBeInTheDocument();
  });

  it("that the browser refuses to play takes its button away", async () => {
    saveData();
    vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(refuse("NotSupportedError"));
    await renderFilm();
    await userEvent.click(play);
    await expect.element(anyButton).not.toBeInTheDocument();
  });

  it("keeps its button in a browser that blocks its own start", async () => {
    const blocked = vi.spyOn(HTMLMediaElement.prototype, "play");
    blocked.mockImplementationOnce(refuse("NotAllowedError"));
    await renderFilm();
    await expect.poll(() => blocked).toHaveBeenCalledOnce();
    await userEvent.click(play);
    await expect.element(pause).toBeVisible();
  });
});
