type Told = {
  operation: { source: { id: unknown } | null; target: { id: unknown } | null };
  canceled?: boolean;
};

/** How a card is moved without a mouse, for screen readers. */
export const INSTRUCTIONS =
  'Para mover, pressione espaço ou Enter, use as setas e pressione espaço ou Enter de novo. Esc cancela.';

/** The same where an arrow moves by one place at once. */
export const ARROWS = 'Para mover um lugar, use as setas.';

/** What is said while a card moves. */
export function announcements(nameOf: (key: unknown) => string) {
  const name = ({ operation }: Told) => nameOf(operation.source?.id);
  return {
    dragstart: (event: Told) => `${name(event)}: movendo.`,
    dragover: (event: Told) =>
      event.operation.target
        ? `${name(event)}, no lugar de ${nameOf(event.operation.target.id)}.`
        : undefined,
    dragend: (event: Told) =>
      event.canceled ? `${name(event)}: de volta ao seu lugar.` : `${name(event)}: no novo lugar.`,
  };
}
