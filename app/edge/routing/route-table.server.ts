import { createContext, type MiddlewareFunction, type ServerBuild } from "react-router";
import * as v from "valibot";

/** The allowed values: a pattern, after whose match the text is dropped, or a function that returns the value to use. */
const allowedSchema = v.union([
  v.instance(RegExp),
  v.custom<(value: string) => string | undefined>((value) => typeof value === "function"),
]);
export type AllowedValues = v.InferOutput<typeof allowedSchema>;

const handleSchema = v.object({
  /** The query parameters that change the route's response. */
  searchParams: v.optional(v.record(v.string(), allowedSchema), {}),
  /** Whether its address is a secret: not cached, not indexed, without the chat, entered and left by loading the document. */
  isPrivate: v.optional(v.boolean(), false),
  /** The path of pages without the chat. They are entered and left by loading the document, and cached like others. */
  chatFreeBelow: v.optional(v.string()),
  /** Whether a visitor may keep it, to open it without a network. Only a page without the chat may be kept. */
  mayBeKept: v.optional(v.boolean(), false),
});

/** The facts that a route module gives the middleware: `export const handle: RouteHandle = { … }`. */
export type RouteHandle = v.InferInput<typeof handleSchema>;

export type RouteEntry = v.InferOutput<typeof handleSchema> & {
  /** React Router's id of the route. */
  id: string;
  /** Whether it renders HTML, and so has data for client navigation. */
  isPage: boolean;
  takesPosts: boolean;
  /** Whether it is of the office's desk, which is on a host of its own. Its path says so, so that none can forget it. */
  isDesk: boolean;
};

/** The routes by their pattern, such as /products/:productId. */
type RouteTable = ReadonlyMap<string, RouteEntry>;

/** Reads the route modules for the facts that the middleware needs. */
export function readRouteTable(routes: ServerBuild["routes"]): RouteTable {
  const table = new Map<string, RouteEntry>();
  for (const route of Object.values(routes)) {
    const isLayout = route?.path === undefined && !route?.index;
    if (route?.parentId === undefined || isLayout) continue;
    const { default: component, action, handle } = route.module;
    const path = patternToPath(route.path ?? "");
    const isDesk = /^\/desk(\/|$)/.test(path);
    const { isPrivate, ...facts } = v.parse(handleSchema, handle ?? {});
    table.set(path, {
      ...facts,
      isPrivate: isPrivate || isDesk,
      isDesk,
      id: route.id,
      isPage: component !== undefined,
      takesPosts: action !== undefined,
    });
  }
  return table;
}

/** React Router writes most patterns without the leading slash. */
export function patternToPath(pattern: string): string {
  return pattern.startsWith("/") ? pattern : `/${pattern}`;
}

/** Set for each request in workers/app.ts. */
export const edgeContext = createContext<{
  routes: RouteTable;
  /** Fetches from this Worker through the cache in front of it. */
  fetchThroughCache: (request: Request) => Promise<Response>;
}>();

type Matched = Pick<Parameters<MiddlewareFunction>[0], "pattern" | "context">;

/** The route that the request has matched; undefined if there is none. */
export const matchedRoute = ({ pattern, context }: Matched): RouteEntry | undefined =>
  context.get(edgeContext).routes.get(patternToPath(pattern));
