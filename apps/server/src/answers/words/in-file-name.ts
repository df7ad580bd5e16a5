/** Beyond so many states or years a name tells how many they are. */
const NAMED = 3;

/** Of which states a file is, in its name: 'GO-MG'; none are all of them. */
export function placeInName(ufs: readonly string[]): string {
  if (ufs.length === 0) return 'todas-as-ufs';
  return ufs.length > NAMED ? `${ufs.length}-ufs` : ufs.join('-');
}

/** Of which years a file is, in its name: '2024-2025'; none are all of them. */
export function yearsInName(anos: readonly number[]): string {
  if (anos.length === 0) return 'todos-os-anos';
  return anos.length > NAMED ? `${anos.length}-anos` : anos.join('-');
}
