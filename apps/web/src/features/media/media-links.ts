import { pageOf, type Address, type Profile } from '@fonte/contracts';

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
        : [`/midias/tag/${tag}`]
      : [`/propriedades/detalhe/${property_id}/midias`, `/minhas-propriedades/${property_id}/midias`];
  return (
    addresses.find((address) => {
      const place = pageOf(address);
      return place !== undefined && profile !== null && place.page.profiles.includes(profile);
    }) ?? null
  );
}
