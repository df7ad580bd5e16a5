import type { WholeTexts } from '../translation.ts';

export const shell: WholeTexts<'shell'> = {
  signOut: 'Sign out',
  switchProfile: 'Switch to {{profile}}',
  schemes: { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the device' },
  filters: 'Filters',
  property: 'Farm',
  everyYear: 'Since the start',
  uf: 'State',
  ufLocked: 'State set by the profile: {{uf}}',
  ano: 'Year',
  changes: 'What changed',
  downloadMenu: 'Download data',
  downloading: '{{label}}: {{size}}',
  fileForm: 'Format {{form}}',
  more: 'More actions',
  logos: {
    funding: 'Logo of the funder',
    realisation: 'Logo of the implementer',
    cooperation: 'Logo of the cooperation',
  },
  profileFailed: 'The profile could not be switched',
  noProfile: 'Ask an administrator to check the profile of your account.',
  lost: {
    unknown: 'This address does not exist in the portal',
    profile: 'Your profile does not open this address',
  },
  applyFilters: 'See results',
};

export const visitIndicators: WholeTexts<'visitIndicators'> = {
  preparing: 'Gathering the farms…',
  rows: '{{done}} of {{total}} rows',
  received: '{{size}} received',
};

export const pack: WholeTexts<'pack'> = {
  offline:
    'No network: data {{age}} old ({{when}}), kept on this device. What is not here needs the network.',
  older: 'Part of them was kept by an earlier version of the portal.',
  property: 'farm',
  properties: 'farms',
  here: '{{properties}} on this device for use without a network, as of {{when}} · {{size}}',
  coming: 'Keeping for use without a network: {{done}} of {{total}}',
  broken:
    '{{done}} of {{total}} on this device for use without a network; the rest comes when there is a network',
  full: '{{done}} of {{total}} on this device for use without a network; there is no room for more, those furthest behind are kept',
  asks: 'This device saves data: farms are kept for use without a network only if you ask for it',
  now: 'Keep now',
  stay: 'Ask the browser not to delete them',
};

export const discarded: WholeTexts<'discarded'> = {
  still: 'This device is slow to delete.',
  detail: 'What was discarded is neither shown nor sent, and goes from it when the portal is opened again.',
};

export const unsent: WholeTexts<'unsent'> = {
  file: 'file',
  files: 'files',
  waits: 'waits',
  wait: 'wait',
  waiting: '{{files}} {{wait}} on this device to be sent.',
  sending: 'Sending.',
  offline: 'No network now: open the portal with a network to send. Sending goes on from where it stopped.',
  paused:
    'The connection did not carry everything: with the portal open, sending goes on from where it stopped.',
  untilOne: 'If it is not sent, it is deleted from this device on {{date}}.',
  untilMany: 'The oldest, if it is not sent, is deleted from this device on {{date}}.',
  gone: '{{name}} was not sent in time and was deleted from this device.',
  othersOne:
    'On this device there is 1 file of another person waiting to be sent: it goes when they sign in here and, if it is not sent, it is deleted on {{date}}.',
  othersMany:
    'On this device there are {{count}} files of other people waiting to be sent: they go when these sign in here; the oldest, if it is not sent, is deleted on {{date}}.',
  twice: '{{name}} was sent, and the farm already had this file since {{date}}: now there are two.',
  more: '{{files}} more',
  seen: 'Understood',
  now: 'Send now',
  show: 'See files',
  filesTitle: 'Files waiting to be sent',
  none: 'Nothing else waits to be sent.',
  ofProperty: 'Farm {{property}}',
  turn: 'Waits for its turn: the files go one after the other.',
  why: {
    offline: 'Waits for the network.',
    paused:
      'The connection did not carry it to the end: it goes on from where it stopped, by itself, within a minute.',
  },
  change: 'Change',
  changeOf: 'Change {{name}}',
  complete: 'Complete',
  completeOf: 'Complete {{name}}',
  correct: 'Correct',
  correctOf: 'Correct {{name}}',
  discardOf: 'Discard {{name}}',
  property: 'Farm',
  propertyMissing: 'Required',
  busy: 'This file is being sent now: what was written here was not kept.',
  back: 'Back',
  keep: 'Keep and send',
  discard: 'Discard',
  discardRefused: 'Discard what was not accepted',
  askRefused: 'Discard what was not accepted?',
  ask: 'Discard the files that were not sent?',
  askDetail: '{{files}} will be deleted from this device.',
  askDetailOne: '1 file will be deleted from this device.',
  draft: '{{name}} was chosen and has not been sent yet: complete it and send it, or discard it.',
  drafts: '{{files}} were chosen and have not been sent yet: complete them and send them, or discard them.',
  refused: '{{name}} was not accepted: {{sentence}}',
  done: 'Upload done!',
  doneDetail: 'The files were sent successfully!',
};
