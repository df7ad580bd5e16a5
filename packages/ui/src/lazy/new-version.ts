/**
 * Whether the server gives out another entry script than the one this page runs: the portal was published anew while it was open, and
 * files of the former version may be gone. False too when nobody can tell (no network, no entry script).
 */
export async function hasNewVersion(): Promise<boolean> {
  const running = entryOf(document);
  if (running === null) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return false;
    // Parsed, the styles of that answer would be held to this page's policy, whose nonce they do not carry.
    const text = (await answer.text()).replaceAll(/<style\b[\s\S]*?<\/style>/g, '');
    const served = entryOf(new DOMParser().parseFromString(text, 'text/html'));
    return served !== null && served !== running;
  } catch {
    return false;
  }
}

const entryOf = (page: Document): string | null =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
