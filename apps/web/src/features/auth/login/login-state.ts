/** What a page that leads to the login has it say above the form. */
export type LoginState = { readonly notice: string | null };

/** The sentence to say, from the history's entry, which may hold anything. */
export function noticeOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}
