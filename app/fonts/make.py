"""Makes the site's font file of at most 30,000 bytes from the two in the package.

    python3 -m venv /tmp/font && /tmp/font/bin/pip install fonttools brotli && /tmp/font/bin/python app/fonts/make.py

All of the Latin file's characters, its kerning and its tabular figures stay; what goes are names that no browser reads, hinting and
glyph names. The room that this leaves is given to the letters of people's names that only the other file has.
"""

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

LIMIT = 30_000
LETTERS = "čďěňřšťžČĎĚŇŘŠŤŽćśźńŚŹŻżğşĞŞİłŁąęőűůāīūĀĪŪ"

here = Path(__file__).parent
package = here / "../../node_modules/@fontsource-variable/instrument-sans/files"


def options() -> subset.Options:
    chosen = subset.Options()
    chosen.flavor = "woff2"
    chosen.hinting = False
    chosen.glyph_names = False
    chosen.layout_features = ["ccmp", "kern", "liga", "locl", "mark", "tnum"]
    chosen.name_IDs = [0, 1, 2, 13, 14]
    return chosen


def graft(font: TTFont, other: TTFont, letter: str) -> None:
    """Takes a letter, and the accent that it is composed with, over from another file of the same family."""
    names = other.getBestCmap()
    wanted = [names[ord(letter)]]
    glyf = other["glyf"]
    if glyf[wanted[0]].isComposite():
        wanted += [part.glyphName for part in glyf[wanted[0]].components]
    for name in wanted:
        if name in font["glyf"].glyphs:
            continue
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = glyf[name]
        font["hmtx"][name] = other["hmtx"][name]
        font["gvar"].variations[name] = other["gvar"].variations.get(name, [])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = wanted[0]


font = TTFont(package / "instrument-sans-latin-wght-normal.woff2", recalcTimestamp=False)
other = TTFont(package / "instrument-sans-latin-ext-wght-normal.woff2", recalcTimestamp=False)
# Tables are read when they are first asked for, and this one counts the glyphs then.
assert font["gvar"].variations and other["gvar"].variations
for letter in LETTERS:
    graft(font, other, letter)
# The widths' variations are those of the old glyphs only; browsers then read them from the outlines.
del font["HVAR"]

packed = BytesIO()
font.flavor = None
font.save(packed)
font = TTFont(BytesIO(packed.getvalue()), recalcTimestamp=False)
packer = subset.Subsetter(options())
packer.populate(unicodes=font.getBestCmap())
packer.subset(font)
subset.save_font(font, here / "instrument-sans.woff2", options())
size = (here / "instrument-sans.woff2").stat().st_size
print(size, "bytes,", len(font.getBestCmap()), "characters")
raise SystemExit(size > LIMIT)
