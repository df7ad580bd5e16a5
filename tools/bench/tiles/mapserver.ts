import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAPSERV = '/usr/lib/cgi-bin/mapserv';
const LIGHTTPD = '/usr/sbin/lighttpd';
/** Processes of mapserv: twice the cores of the machine that results are from, so that one draws while another waits for the database. */
const PROCESSES = 4;

export interface MapServer {
  /** Address that a WMS query follows after `&`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether MapServer and a web server for it are installed (Debian: cgi-mapserver, lighttpd). */
export const hasMapServer = (): boolean => existsSync(MAPSERV) && existsSync(LIGHTTPD);

/**
 * MapServer as one runs it: FastCGI processes that live on, their connections to PostgreSQL kept, the same table, index and web Mercator column as
 * ours, PNG at its fastest compression.
 */
export async function startMapServer(databaseUrl: string): Promise<MapServer> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-mapserver-'));
  const port = await freePort();
  await writeFile(join(dir, 'bench.map'), mapFile(databaseUrl));
  await writeFile(
    join(dir, 'mapserver.conf'),
    `CONFIG\n  ENV\n    MS_MAP_PATTERN "."\n  END\n  MAPS\n    BENCH "${join(dir, 'bench.map')}"\n  END\nEND\n`,
  );
  await writeFile(join(dir, 'lighttpd.conf'), webServer(dir, port));
  const child = spawn(LIGHTTPD, ['-D', '-f', join(dir, 'lighttpd.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/mapserv?map=BENCH`;
  for (let tries = 0; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const there = await fetch(`${url}&SERVICE=WMS&REQUEST=GetCapabilities`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (there) break;
    if (tries > 200) throw new Error('MapServer did not start');
    // oxlint-disable-next-line no-await-in-loop
    await pause(50);
  }
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      // Not before: lighttpd would start others. They heed nothing else while they wait for a request.
      for (const pid of processesOf(dir)) process.kill(pid, 'SIGKILL');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The mapserv processes of a folder's configuration: lighttpd leaves them behind and is not their parent. */
function processesOf(dir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/environ`, 'latin1').includes(`MAPSERVER_CONFIG_FILE=${dir}/`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

const webServer = (dir: string, port: number): string => `server.modules = ("mod_fastcgi")
server.document-root = "${dir}"
server.bind = "127.0.0.1"
server.port = ${port}
server.max-keep-alive-requests = 1000000
fastcgi.server = ("/mapserv" => ((
  "check-local" => "disable", "socket" => "${join(dir, 'mapserv.socket')}", "bin-path" => "${MAPSERV}", "max-procs" => ${PROCESSES},
  "bin-environment" => ("MAPSERVER_CONFIG_FILE" => "${join(dir, 'mapserver.conf')}"))))
`;

/** The look of our layer as far as MapServer has it: fill and edge in the class's colour. */
function mapFile(databaseUrl: string): string {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const connection = [
    `host=${hostname}`,
    `port=${port === '' ? '5432' : port}`,
    `user=${decodeURIComponent(username)}`,
    `dbname=${pathname.slice(1)}`,
    ...(password === '' ? [] : [`password=${decodeURIComponent(password)}`]),
  ].join(' ');
  const classes = [
    ['abc', '212 42 51'],
    ['propriedade', '255 203 31'],
    ['intervencao', '91 213 132'],
  ].map(
    ([id, color]) =>
      `CLASS EXPRESSION "${id}" STYLE COLOR ${color} OPACITY 25 END STYLE OUTLINECOLOR ${color} WIDTH 2 END END`,
  );
  return `MAP
  NAME "bench" SIZE 256 256 EXTENT -20037508 -20037508 20037508 20037508
  PROJECTION "init=epsg:3857" END
  IMAGETYPE png
  OUTPUTFORMAT NAME "png" DRIVER "AGG/PNG" MIMETYPE "image/png" IMAGEMODE RGBA TRANSPARENT ON FORMATOPTION "COMPRESSION=1" END
  WEB METADATA "wms_enable_request" "*" "wms_srs" "EPSG:3857" "wms_title" "bench" "wms_onlineresource" "http://127.0.0.1/" END END
  LAYER
    NAME "poligonos" TYPE POLYGON STATUS ON CONNECTIONTYPE POSTGIS
    CONNECTION "${connection}" PROCESSING "CLOSE_CONNECTION=DEFER"
    DATA "geom_3857 FROM (SELECT id_poligono, type_poligono, geom_3857 FROM programa.poligono) AS t USING UNIQUE id_poligono USING SRID=3857"
    PROJECTION "init=epsg:3857" END
    CLASSITEM "type_poligono"
    ${classes.join('\n    ')}
  END
END
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
