export { demoPeople, type DemoPeople } from './people.ts';
export { FIRST_START, writeDemo, type DemoSettings } from './write-demo.ts';
