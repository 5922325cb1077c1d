/** The parts that every picture of every game is put together from: shapes, buildings, things, ships.
 *
 * A picture is drawn on a ground of 120 × 80. Buildings stand on the line at 70 (`GROUND`), so a wall is told where it
 * begins and how wide and high it is; what lies about (a loaf, a cow, a barrel) is drawn around its foot at 0 0 and `put`
 * where it belongs, as large as the picture needs it. Paints are classes of `paint.css`, by day and by night.
 *
 * To add a scene: write `scene(backdrop, ground, …parts)` under the card's id into the `pictures.ts` of its game, from
 * back to front; look at it (`python -m tests.browser.album <game> <folder>`) at 64 pixels first. One building says where we are,
 * one or two large things in front of it say what is done there. What only says of what something is made (courses of
 * stone, planks) is `fine` and left out of small pictures.
 */
export * from './buildings'
export * from './shapes'
export * from './ships'
export * from './things'
