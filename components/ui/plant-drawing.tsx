import styles from "./plant-drawing.module.css";

/** An air separation plant in elevation; the flow line follows the air through it. Decorative. */
export function PlantDrawing() {
  return (
    <svg viewBox="0 0 560 240" className={styles.drawing} fill="none" aria-hidden="true">
      <path
        className={styles.rule}
        d="M0 220h560M180 14h90M180 8v12M270 8v12M546 30v190M540 30h12M540 220h12"
      />
      {/* Compressor house with its filter, adsorbers, cold box with ladder, argon column, two tanks. */}
      <path d="M20 160h90v60M20 160v60M14 160h102M36 220v-36h18v36M66 160v-32h34v32M66 136h34M66 144h34M66 152h34" />
      <path d="M126 206v-40a11 11 0 0 1 22 0v40a11 11 0 0 1-22 0zM152 206v-40a11 11 0 0 1 22 0v40a11 11 0 0 1-22 0zM130 216v4M144 216v4M156 216v4M170 216v4" />
      <path d="M180 220V30h90v190M180 62h90M180 94h90M180 126h90M180 158h90M180 190h90M210 30v190M240 30v190M174 30h102M174 22h102" />
      <path d="M276 40v180M284 40v180M276 52h8M276 64h8M276 76h8M276 88h8M276 100h8M276 112h8M276 124h8M276 136h8M276 148h8M276 160h8M276 184h8M276 196h8M276 208h8" />
      <path d="M302 220V72a17 17 0 0 1 34 0v148M296 98h46M296 90v8M342 90v8M296 90h46M296 150h46M296 142v8M342 142v8M296 142h46" />
      <path d="M380 214v-98a32 16 0 0 1 64 0v98M380 116h64M376 214h72M384 214v6M440 214v6M380 204l64-72M460 214v-78a32 16 0 0 1 64 0v78M460 136h64M456 214h72M464 214v6M520 214v6" />
      <path
        className={styles.flow}
        d="M110 190h16M148 176h4M174 176h6M270 172h32M336 118h22v66h22M444 192h16M524 192h14"
      />
      <g className={styles.tags}>
        <circle cx="225" cy="110" r="15" />
        <path d="M210 110h30" />
        <text x="225" y="107">
          CB
        </text>
        <text x="225" y="119">
          101
        </text>
        <circle cx="412" cy="80" r="15" />
        <path d="M397 80h30M412 95v5" />
        <text x="412" y="77">
          TK
        </text>
        <text x="412" y="89">
          401
        </text>
      </g>
    </svg>
  );
}
