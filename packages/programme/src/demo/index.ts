export { demoPeople, type DemoPeople } from './farm/people.ts';
export { FIRST_START, writeDemo, type DemoSettings } from './write-demo.ts';
