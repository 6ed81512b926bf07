type CrateShellProps = {
  width: number;
  height: number;
  padHeight: number;
  isFront?: boolean;
  isTooSmall?: boolean;
};

/**
 * A crate of two bolted halves on the line y = 0, with the bedding on its floor: from the side with its vents, from the
 * front with its door. Its inner edge is the inside.
 */
export function CrateShell({ width, height, padHeight, isFront, isTooSmall }: CrateShellProps) {
  const wall = 3;
  const slits = height * 0.22;
  return (
    <>
      <rect
        x={-wall / 2}
        y={-height - wall / 2}
        width={width + wall}
        height={height + wall}
        rx="5"
        className={
          isTooSmall
            ? "fill-danger-pale stroke-danger [stroke-dasharray:8_5]"
            : "fill-teal-pale stroke-teal"
        }
        strokeWidth={wall}
      />
      <g className="stroke-teal-deep" fill="none" opacity=".25">
        {isFront ? (
          <path
            d={`M${width * 0.1} ${-height * 0.52}H${width * 0.9}`}
            strokeWidth={height * 0.8}
            strokeDasharray="1.5 6"
          />
        ) : (
          <path
            d={`M${width * 0.14} ${-height * 0.75}H${width * 0.86}M${width * 0.14} ${-height * 0.25}H${width * 0.86}`}
            strokeWidth={slits}
            strokeDasharray="3 7"
          />
        )}
        <path d={`M0 ${-height / 2}H${width}`} strokeWidth="1.5" />
        <path
          d={`M${width * 0.08} ${-height / 2}H${width}`}
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={`0 ${width * 0.28}`}
        />
      </g>
      <rect y={-padHeight} width={width} height={padHeight} className="fill-marigold" />
    </>
  );
}
