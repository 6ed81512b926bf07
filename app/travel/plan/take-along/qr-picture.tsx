import type { QrCode } from "./qr-code.server.ts";

export const QrPicture = ({ code, className }: { code: QrCode; className?: string }) => (
  <svg
    viewBox={`0 0 ${code.size} ${code.size}`}
    className={className}
    shapeRendering="crispEdges"
    role="img"
    aria-label="QR code of this plan’s address"
  >
    <path d={code.path} />
  </svg>
);
