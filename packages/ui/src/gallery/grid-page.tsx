export function GridPage() {
  return null;
}
