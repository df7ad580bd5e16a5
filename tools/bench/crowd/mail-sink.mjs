// A mail server that takes everything and keeps nothing, in a process of its own as mail servers are: node mail-sink.mjs; tells its port, and the number of mails it took when asked.
import { createServer } from 'node:net';

let taken = 0;
const server = createServer((socket) => {
  let held = '';
  let text = false;
  const say = (line) => socket.write(`${line}\r\n`);
  socket.on('error', () => {});
  socket.setEncoding('latin1');
  say('220 sink');
  socket.on('data', (data) => {
    held += data;
    for (;;) {
      const end = text ? held.indexOf('\r\n.\r\n') : held.indexOf('\r\n');
      if (end < 0) return;
      const line = held.slice(0, end);
      held = held.slice(end + (text ? 5 : 2));
      if (text) {
        text = false;
        taken += 1;
        say('250 taken');
        continue;
      }
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'DATA') {
        text = true;
        say('354 go on');
      } else if (word === 'QUIT') {
        socket.end('221 bye\r\n');
        return;
      } else say('250 sink');
    }
  });
});
process.on('message', () => process.send(taken));
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
