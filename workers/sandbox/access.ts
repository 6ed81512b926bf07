import type { Context } from "hono";
import { basicAuth } from "hono/basic-auth";
import { bearerAuth } from "hono/bearer-auth";
import { some } from "hono/combine";
import { timingSafeEqual } from "hono/utils/buffer";
import type { SandboxEnv } from "./bindings.ts";

type SandboxContext = Context<SandboxEnv>;

/** An explicit setting of the local sandbox, so that a deployed one without its secret is closed. */
const isOpen = ({ env }: SandboxContext) => env.SANDBOX_ACCESS === "open" && !env.SANDBOX_TOKEN;

const isToken = async (text: string, { env }: SandboxContext) =>
  env.SANDBOX_TOKEN ? timingSafeEqual(env.SANDBOX_TOKEN, text) : false;

/** Lets only those in who have the secret SANDBOX_TOKEN; browsers ask for it as a password. */
export const requireToken = some(
  isOpen,
  bearerAuth({ verifyToken: isToken }),
  basicAuth({
    realm: "Marigold sandbox",
    verifyUser: (_, password, context: SandboxContext) => isToken(password, context),
    invalidUserMessage:
      "This needs the sandbox's token: as a bearer token, or as the password of any user.\n",
  }),
);
