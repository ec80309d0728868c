export const STYLESHEET = `
:root { color: #2a2420; background: #fbf6ee; font: 17px/1.55 Georgia, 'Times New Roman', serif; }
body { margin: 0; }
header, footer { padding: 1.5rem max(1rem, calc(50vw - 34rem)); }
header { border-bottom: 3px solid #b3532f; }
header a { font-size: 1.4rem; color: #7c3217; text-decoration: none; letter-spacing: .02em; }
footer { color: #6d6258; font-size: .85rem; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: clamp(1.7rem, 4vw, 2.6rem); line-height: 1.15; margin: 0 0 .75rem; }
a { color: #14503b; }
img { display: block; width: 100%; height: auto; background: #e9decd; }
.lead { color: #6d6258; margin: 0 0 1.5rem; }
.price { font-weight: bold; color: #7c3217; }
p.price { font-size: 1.5rem; }
.badge { display: inline-block; margin: 0 0 1rem; padding: .1rem .8rem; color: #fff; background: #14503b; }
.cards { display: grid; gap: 1.75rem; padding: 0; margin: 0; list-style: none;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
.cards a { display: grid; gap: .2rem; color: inherit; text-decoration: none; }
.cards img { aspect-ratio: 4 / 3; object-fit: cover; margin-bottom: .5rem; }
.cards small { color: #6d6258; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; }
dt { color: #6d6258; }
dd { margin: 0; }
.features { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none; }
.features li { padding: .15rem .8rem; background: #efe3cf; }
.gallery { display: grid; gap: 1rem; margin-top: 2rem; }
@media (min-width: 48rem) { .gallery { grid-template-columns: 1fr 1fr; }
  .gallery img:first-child { grid-column: 1 / -1; } }
`
