import { PALETTES, type Scheme } from '../../theme/palettes.ts';

/** Colours of a vector base map in a scheme, of the theme's own: quiet enough for the marks of what the map is opened for. */
export function coloursOf(scheme: Scheme) {
  const { background, divider, controle, text, primary, info } = PALETTES[scheme];
  const land = background.default;
  return {
    land,
    green: mixed(land, primary.main, scheme === 'light' ? 0.12 : 0.14),
    built: mixed(land, text.primary, 0.05),
    water: mixed(land, info.main, 0.22),
    stream: mixed(land, info.main, 0.45),
    building: divider,
    path: mixed(land, text.secondary, 0.35),
    rail: mixed(land, text.secondary, 0.5),
    road: scheme === 'light' ? background.paper : mixed(land, text.primary, 0.22),
    highway: mixed(land, PALETTES[scheme].secondary.main, 0.45),
    casing: mixed(land, text.secondary, scheme === 'light' ? 0.4 : 0.1),
    municipality: mixed(land, text.secondary, 0.45),
    state: controle,
    country: text.secondary,
    text: text.primary,
    quiet: text.secondary,
    waterText: mixed(info.main, text.primary, 0.45),
    halo: background.default,
  } as const;
}

export type BaseColours = ReturnType<typeof coloursOf>;

/** So much of the second colour in the first: '#RRGGBB'. */
function mixed(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`.toUpperCase();
}
