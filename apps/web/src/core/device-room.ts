/** With fewer bytes left than this a device has little room: four files of the largest size. */
const LITTLE_BYTES = 200_000_000;

let asked = false;

/**
 * Asks the browser, once a page, not to clear what lies here where the device runs full: a photo that waits to be sent is nowhere else. Called where a person has just
 * pressed what keeps something, and nowhere else: Firefox asks them in turn, and a question out of nowhere is refused for ever. A browser that says no keeps it
 * all the same, as long as there is room, so nobody is told.
 */
export async function askToKeep(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser that knows no such thing, or a page without a secure connection.
  }
}

/** Whether the browser may clear what lies here and has not been asked yet, nor told to say no. */
export async function mayAskToKeep(): Promise<boolean> {
  if (asked) return false;
  try {
    if (await navigator.storage.persisted()) return false;
    return (await stateOfKeeping()) !== 'denied';
  } catch {
    return false;
  }
}

/** 'prompt' too where the browser does not know the permission by this name (WebKit): it is asked all the same. */
const stateOfKeeping = (): Promise<PermissionState> =>
  navigator.permissions.query({ name: 'persistent-storage' }).then(
    ({ state }) => state,
    () => 'prompt',
  );

/** Whether there is little room left on this device; false where the browser does not say. */
export async function hasLittleRoom(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage < LITTLE_BYTES;
  } catch {
    return false;
  }
}
