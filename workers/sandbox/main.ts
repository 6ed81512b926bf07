// The Worker's main module. Node runs the app alone, since it has no entrypoints.
export { default } from "./app.ts";
export { Mailbox } from "./mail/mailbox.ts";
