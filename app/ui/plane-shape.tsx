type PlaneShapeProps = { className: string; transform?: string };

/** An aeroplane seen from above, its nose to the right and its middle at the origin, 24 units long. */
export function PlaneShape({ className, transform }: PlaneShapeProps) {
  return (
    <path
      d="M12 0C12-1.3 10.4-1.9 8.6-1.9H3.4L-2.8-10.4H-5.6L-2.9-1.9H-7.6L-10-4.9H-12L-10.7 0-12 4.9H-10L-7.6 1.9H-2.9L-5.6 10.4H-2.8L3.4 1.9H8.6C10.4 1.9 12 1.3 12 0Z"
      className={className}
      transform={transform}
    />
  );
}
