// A chart as a picture. An entry of its own: only who wants one fetches it.
export * from './picture/chart-picture.ts';
