/** The dotted path that climbs behind the four sheets. It is drawn only if they are side by side. */
export function Trail() {
  return (
    <svg className="trail" viewBox="0 0 1200 200" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M-140 196C60 176 200 150 330 146S560 122 640 116 850 92 940 84 1190 60 1360 8"
        fill="none"
        stroke="#E0A93B"
        strokeWidth="4"
        strokeDasharray="2 14"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
