import { createSandboxApp } from "./app";
import widgetScript from "./chat/widget.js";

export default createSandboxApp({ widgetScript });
