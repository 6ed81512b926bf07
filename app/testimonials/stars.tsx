/** A rating of up to five stars, said as well as shown. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox="0 0 120 24"
      className="h-5 text-marigold"
      fill="currentColor"
    >
      {[0, 1, 2, 3, 4].slice(0, rating).map((place) => (
        <path
          key={place}
          transform={`translate(${place * 24} 0)`}
          d="M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z"
        />
      ))}
    </svg>
  );
}
