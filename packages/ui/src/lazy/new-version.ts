/**
 * What the server gives out, asked when a part of the open page did not come: another entry script than this page runs (the portal was published anew
 * while it was open, and files of the former version may be gone), the same one, or no answer at all. Only the last is the connection's fault.
 */
export type Published = 'newer' | 'same' | 'none';

export async function whatIsPublished(): Promise<Published> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return 'same';
    // Parsed, the styles of that answer would be held to this page's policy, whose nonce they do not carry.
    const text = (await answer.text()).replaceAll(/<style\b[\s\S]*?<\/style>/g, '');
    const served = entryOf(new DOMParser().parseFromString(text, 'text/html'));
    const running = entryOf(document);
    return running !== null && served !== null && served !== running ? 'newer' : 'same';
  } catch {
    return 'none';
  }
}

const entryOf = (page: Document): string | null =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
