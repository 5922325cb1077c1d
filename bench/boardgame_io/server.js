// A match of two in boardgame.io, kept in memory, whose state is as large as the file that is given.
// With "delta" as a third argument it sends what has changed (its deltaState), otherwise whole states.
const { readFileSync } = require("node:fs");
const { Server } = require("boardgame.io/server");

const [port, file, delta] = process.argv.slice(2);
const view = JSON.parse(readFileSync(file, "utf8"));

const game = {
  name: "yardstick",
  deltaState: delta === "delta",
  setup: () => ({ moves: 0, view }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tick: ({ G }) => {
      G.moves += 1;
    },
  },
};

Server({ games: [game], origins: ["http://localhost"] }).run(Number(port), () => console.log("ready"));
