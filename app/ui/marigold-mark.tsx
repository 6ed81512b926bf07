const petalAngles = [0, 45, 90, 135, 180, 225, 270, 315];

/** The brand's flower: eight rounded petals around a dot. */
export function MarigoldMark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="-32 -32 64 64" className={`shrink-0 ${className}`} aria-hidden="true">
      {petalAngles.map((angle) => (
        <ellipse
          key={angle}
          cy="-17"
          rx="9.5"
          ry="13"
          fill={angle % 90 === 0 ? "#f2a516" : "#d98a0a"}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="9" fill="#0f5c63" />
    </svg>
  );
}
