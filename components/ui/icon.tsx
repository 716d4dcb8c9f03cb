import { type IconName, iconPaths } from "./icon-paths";
import { StrokeSvg } from "./stroke-svg";

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <StrokeSvg
      size={size}
      className={className}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {iconPaths[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </StrokeSvg>
  );
}
