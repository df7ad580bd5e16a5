import { type Address, pageOf, pathOf, type Profile } from '@fonte/contracts';

/**
 * Where a row leads: the media of its property, else of its tag (second text, 2.10). The property's own page where there is one and the profile opens
 * it, else its gallery; nothing where it opens neither.
 */
export function mediaLink(
  { property_id, tag }: { property_id: string | null; tag: number | null },
  profile: Profile | null,
): Address | null {
  const addresses: Address[] =
    property_id === null
      ? tag === null
        ? []
        : [pathOf('midiasDaTag', { id: tag })]
      : [
          pathOf('detalheAba', { id: property_id, tab: 'midias' }),
          pathOf('midiasDaPropriedade', { id: property_id }),
        ];
  return (
    addresses.find((address) => {
      const place = pageOf(address);
      return place !== undefined && profile !== null && place.page.profiles.includes(profile);
    }) ?? null
  );
}
