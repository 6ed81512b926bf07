import { createSandboxApp } from "./app";

export default createSandboxApp();
