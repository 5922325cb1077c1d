// Many matches with two sockets each: a move is sent as soon as both have seen the one before. Prints JSON.
const { io } = require("socket.io-client");

const [port, matches, warmUp, seconds] = process.argv.slice(2).map(Number);
const times = [];
let counting = false;
let stopped = false;

// Whose turn it is, which is all that a player here needs of what has changed.
function patched(patch, stateID) {
  const turn = patch.find((one) => one.path === "/ctx/currentPlayer");
  return { _stateID: stateID, ctx: { currentPlayer: turn.value } };
}

function play(number) {
  const match = `match-${number}`;
  const seen = [-1, -1];
  let turn = 0;
  let sent = 0;
  const sockets = [0, 1].map((seat) => {
    const socket = io(`http://127.0.0.1:${port}/yardstick`, { transports: ["websocket"] });
    const hear = (state) => {
      seen[seat] = state._stateID;
      turn = Number(state.ctx.currentPlayer);
      if (seen[0] !== seen[1]) return;
      if (counting && sent) times.push(performance.now() - sent);
      if (!stopped) act(state._stateID);
    };
    socket.on("connect", () => socket.emit("sync", match, String(seat), undefined, 2));
    socket.on("sync", (_, info) => hear(info.state));
    socket.on("update", (_, state) => hear(state));
    socket.on("patch", (_, previous, stateID, patch) => hear(patched(patch, stateID)));
    return socket;
  });
  function act(stateID) {
    const payload = { type: "tick", args: [], playerID: String(turn) };
    sent = performance.now();
    sockets[turn].emit("update", { type: "MAKE_MOVE", payload }, stateID, match, String(turn));
  }
}

for (let number = 0; number < matches; number += 1) play(number);
setTimeout(() => {
  counting = true;
  setTimeout(() => {
    stopped = true;
    times.sort((one, other) => one - other);
    const part = (share) => Math.round(10 * times[Math.floor(share * times.length)]) / 10;
    const rate = Math.round((10 * times.length) / seconds) / 10;
    console.log(JSON.stringify({ moves_per_second: rate, p50: part(0.5), p95: part(0.95), p99: part(0.99) }));
    process.exit(0);
  }, 1000 * seconds);
}, 1000 * warmUp);
