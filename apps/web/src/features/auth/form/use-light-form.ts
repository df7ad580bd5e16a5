import { useRef, useState, type FormEvent } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { firstFaults } from './first-faults.ts';

/**
 * A form of a few texts, for the sign-in page: react-hook-form weighs 13 KB. The browser holds the values; the rules are fetched beside the
 * page and judge when the form is sent, and from then on while it is written. Where they cannot be fetched the form goes to the server as it is, which judges by the
 * same ones.
 */
export function useLightForm<T extends Readonly<Record<string, string>>>(
  fetched: () => Promise<ZodMiniType<unknown, T>>,
  send: (values: T) => void,
) {
  const [faults, setFaults] = useState<ReturnType<typeof firstFaults>>({});
  const sent = useRef(false);
  const judge = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form)) as T;
    const rules = await fetched().catch(() => null);
    const found = rules === null ? {} : firstFaults(rules, values);
    setFaults(found);
    return { values, found };
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    sent.current = true;
    const { values, found } = await judge(form);
    const wrong = [...form.elements].find((field) => (field as HTMLInputElement).name in found);
    if (wrong instanceof HTMLElement) wrong.focus();
    else send(values);
  };
  return {
    /** What is wrong with a field. */
    fault: (name: keyof T & string): string | undefined => faults[name]?.message,
    form: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        if (sent.current) void judge(currentTarget);
      },
    },
  };
}
