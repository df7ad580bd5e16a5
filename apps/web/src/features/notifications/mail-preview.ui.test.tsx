import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailPreview } from './mail-preview.tsx';
import './texts.ts';

it('shows both parts of a mail, the drawn one in a frame that may nothing', () => {
  const html = '<p>Números <b>&lt;script&gt;</b></p>';
  render(<MailPreview mails={[{ assunto: 'resumo da semana', texto: 'Visitas: 9', html }]} />);
  const frame = screen.getByTitle('Email desenhado: resumo da semana');
  // An empty list of permissions: no scripts, no forms, an origin of its own, no way to the window around it.
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', html]);
  expect(screen.getByRole('group', { name: 'Só texto' })).toHaveTextContent('Visitas: 9');
});

it('says that there is nothing to send', () => {
  render(<MailPreview mails={[]} />);
  expect(screen.getByText('Não há nada a enviar agora.')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});
