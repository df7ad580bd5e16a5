import { Swatch } from './part.tsx';

/** What each part of a drawing stands for, and the dashed line, where there is one. */
export function Legend({
  names,
  colors,
  line,
}: {
  names: readonly string[];
  colors: readonly string[];
  line?: string | undefined;
}) {
  if (names.length < 2 && line === undefined) return null;
  return (
    <div className="sheet-legend">
      {names.map((name, part) => (
        <div key={name}>
          <Swatch part={part} color={colors[part] ?? ''} />
          <span>{name}</span>
        </div>
      ))}
      {line !== undefined && (
        <div>
          <svg viewBox="0 0 16 16" aria-hidden>
            <path d="M0 8H16" stroke="#1b241f" strokeWidth="1.6" strokeDasharray="4 2.5" />
          </svg>
          <span>{line}</span>
        </div>
      )}
    </div>
  );
}
