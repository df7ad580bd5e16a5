/** Builds the server unless it stands; the program that Node runs. */
export function buildServer(what?: { tests?: boolean }): Promise<string>;
