import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsV4Signer } from 'aws4fetch';

const run = promisify(execFile);
const SECRET = 'um segredo/com+sinais';
const KEY = 'portal';
const REGION = 'sa-east-1';
const STARTS_MS = 120_000;
const LOOK_MS = 100;

/** Ceph's S3 gateway (radosgw) over a monitor and one store in memory, on this machine alone. */
export interface Rados {
  /** Makes a bucket; gives its address for the setting S3_URL. */
  bucket(): Promise<string>;
  /** The gateway hears and answers nothing, until `goOn`; resolved once each of its threads stands. */
  hang(): Promise<void>;
  goOn(): void;
  /** Resolved where one of its programs ends before `close`, with which and the end of its log. */
  readonly ended: Promise<string>;
  close(): Promise<void>;
}

/** Starts it out of Debian's packages radosgw, ceph-mon and ceph-osd. Errors: they are not installed, or do not come up. */
export async function rados(): Promise<Rados> {
  const folder = await mkdtemp(join(tmpdir(), 'fonte-rados-'));
  const running: ChildProcess[] = [];
  const [monitor, gateway] = await freePorts();
  const config = join(folder, 'ceph.conf');
  const fsid = randomUUID();
  let closing = false;
  let tellEnd = (_what: string): void => {};
  const ended = new Promise<string>((resolve) => (tellEnd = resolve));
  const close = async (): Promise<void> => {
    closing = true;
    // The gateway first, which asks the others as it ends.
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const program = (name: string, ...args: string[]) =>
    run(name, ['-c', config, ...args], { cwd: folder, timeout: STARTS_MS });
  const start = (name: string, ...args: string[]): ChildProcess => {
    const child = spawn(name, ['-c', config, '-f', ...args], { cwd: folder, stdio: 'ignore' });
    running.push(child);
    child.once('exit', (code, signal) => {
      if (closing) return;
      const log = join(folder, `${LOG_OF[name] ?? name}.log`);
      void lastOf(log).then((last) => tellEnd(`${name} ended with ${code ?? signal}: ${last}`));
    });
    return child;
  };
  try {
    await writeFile(config, settingsOf({ folder, fsid, monitor, gateway }));
    await mkdir(join(folder, 'mon'));
    await mkdir(join(folder, 'osd'));
    const map = join(folder, 'monmap');
    await run('monmaptool', ['--create', '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, '--fsid', fsid, map]);
    const keys = join(folder, 'keyring');
    await writeFile(keys, '');
    for (const who of KEYS)
      // oxlint-disable-next-line no-await-in-loop -- into one file
      await run('ceph-authtool', [keys, '-g', '-n', who, ...ALL]);
    await program('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keys);
    start('ceph-mon', '-i', 'a');
    const disk = randomUUID();
    await program('ceph', 'osd', 'new', disk);
    await program('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0');
    const account = ['--uid', KEY, '--display-name', KEY, '--access-key', KEY, '--secret-key', SECRET];
    await program('radosgw-admin', 'user', 'create', ...account);
    const served = start('radosgw', '-n', 'client.rgw');
    const origin = `http://127.0.0.1:${gateway}`;
    await answers(origin, served, join(folder, `${LOG_OF['radosgw']}.log`));
    return {
      bucket: async () => {
        const name = `balde-${randomBytes(6).toString('hex')}`;
        await made(`${origin}/${name}`);
        return `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${gateway}/${name}?region=${REGION}`;
      },
      hang: async () => {
        served.kill('SIGSTOP');
        await stands(served.pid!);
      },
      goOn: () => void served.kill('SIGCONT'),
      ended,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Places {
  readonly folder: string;
  readonly fsid: string;
  readonly monitor: number;
  readonly gateway: number;
}

const ALL = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];
/** Who proves to the others who it is; one file holds the keys of all. */
const KEYS = ['mon.', 'client.admin', 'osd.0', 'client.rgw'];

/** Who writes which log. */
const LOG_OF: Readonly<Record<string, string>> = {
  'ceph-mon': 'mon.a',
  'ceph-osd': 'osd.0',
  radosgw: 'client.rgw',
};

/** Nothing is kept twice, and nobody balances anything: there is one disk, in memory. */
const settingsOf = ({ folder, fsid, monitor, gateway }: Places): string => `[global]
fsid = ${fsid}
mon_host = v2:127.0.0.1:${monitor}/0
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_max_pg_per_osd = 1000
mon_data = ${folder}/mon
paxos_propose_interval = 0.05
paxos_min_wait = 0.01
mon_data_avail_crit = 1
osd_data = ${folder}/osd
osd_objectstore = memstore
memstore_device_bytes = 1073741824
keyring = ${folder}/keyring
run_dir = ${folder}
admin_socket = ${folder}/$name.asok
pid_file = ${folder}/$name.pid
log_file = ${folder}/$name.log
crash_dir = ${folder}
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
rgw_enable_usage_log = false
`;

/** Two that nobody listens on. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()] as const;
  await Promise.all(servers.map((one) => once(one.listen(0, '127.0.0.1'), 'listening')));
  const [first, second] = servers.map((one) => (one.address() as AddressInfo).port);
  await Promise.all(servers.map((one) => new Promise((resolve) => one.close(resolve))));
  return [first!, second!];
}

/** Until the gateway answers. Errors: it has ended, with the end of its log. */
async function answers(origin: string, gateway: ChildProcess, log: string): Promise<void> {
  for (const until = Date.now() + STARTS_MS; Date.now() < until && gateway.exitCode === null;) {
    // oxlint-disable no-await-in-loop -- one look after the other
    const answer = await fetch(origin).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) return;
    await pause(LOOK_MS);
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`radosgw does not answer: ${await lastOf(log)}`);
}

const lastOf = async (log: string): Promise<string> =>
  (await readFile(log, 'utf8').catch(String)).slice(-2_000);

/** Until each thread of a process that was told to stop has stopped: the signal is taken by one of them, and the others go on until it has been. */
async function stands(pid: number): Promise<void> {
  const tasks = `/proc/${pid}/task`;
  // In proc(5), stat: the state stands behind the name, which may hold a bracket itself.
  const stateOf = async (id: string) =>
    /\) (\w) [^)]*$/.exec(await readFile(`${tasks}/${id}/stat`, 'utf8'))?.[1];
  // oxlint-disable no-await-in-loop -- one look after the other
  for (const until = Date.now() + STARTS_MS; Date.now() < until;) {
    const states = await Promise.all((await readdir(tasks)).map(stateOf));
    if (states.every((state) => state === 'T')) return;
    await pause(1);
  }
  // oxlint-enable no-await-in-loop
  throw new Error('radosgw was told to stop and does not');
}

/** Makes a bucket, which the storage never does. */
async function made(url: string): Promise<void> {
  const signer = new AwsV4Signer({
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    region: REGION,
    service: 's3',
    method: 'PUT',
    url,
  });
  const { headers } = await signer.sign();
  const answer = await fetch(url, { method: 'PUT', headers });
  if (!answer.ok) throw new Error(`No bucket: ${answer.status} ${await answer.text()}`);
}
