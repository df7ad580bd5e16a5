export function DialogsPage() {
  return null;
}
