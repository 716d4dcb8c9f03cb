"""Makes the site's two font files from the two in the package.

    python3 -m venv /tmp/font && /tmp/font/bin/pip install fonttools brotli && /tmp/font/bin/python tools/media/fonts/subset.py

`instrument-sans.woff2` is what every first view brings: the letters of English, and those of other languages that people's names
need most. `instrument-sans-more.woff2` has the others, and comes only where a page has one of them. The files are public/fonts, each with
a hash of its bytes in its name; faces.ts beside this says which there are, and which characters they have.

Kerning took half of the bytes, most of it for how it changes with weight and for pairs that are moved by less than a hundredth of an em.
It is that of one weight now, in steps, without these. Names that no browser reads, hinting, ligatures and glyph names go as well.
"""

import hashlib
import json
import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LIMIT = 15_000
FIRST = {*range(0x20, 0x7F), *map(ord, "\u00a0©®°±²³·½×–—‘’“”•…‹›₂₹€£−→←↗áäçéëíñóöüß")}
# Between regular and semibold, which is what the site uses; steps and the least in thousandths of an em.
KERNED_AT, STEP, LEAST = 500, 12, 20
NEAR = 0x30
LETTERS = "čďěňřšťžČĎĚŇŘŠŤŽćśźńŚŹŻżğşĞŞİłŁąęőűůāīūĀĪŪ"

here = Path(__file__).parent
public = here / "../../public/fonts"
package = here / "../../node_modules/@fontsource-variable/instrument-sans/files"


def options() -> subset.Options:
    chosen = subset.Options()
    chosen.flavor = "woff2"
    chosen.hinting = False
    chosen.glyph_names = False
    chosen.layout_features = ["kern", "tnum"]
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



def saved(font: TTFont) -> TTFont:
    """The font as it is when read from its bytes: tables count their glyphs anew."""
    packed = BytesIO()
    font.flavor = None
    font.save(packed)
    return TTFont(BytesIO(packed.getvalue()), recalcTimestamp=False)


def simplify_kerning(font: TTFont) -> None:
    """Kerning of one weight, rounded, without what nobody sees."""
    font["GPOS"] = saved(instancer.instantiateVariableFont(saved(font), {"wght": KERNED_AT}))["GPOS"]
    definitions = font["GDEF"].table
    if getattr(definitions, "VarStore", None):
        definitions.VarStore, definitions.Version = None, 0x00010002
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(sub, "ExtSubTable", sub) for sub in lookup.SubTable):
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for pairs in table.PairSet:
                    pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if rounded(pair.Value1)]
                    pairs.PairValueCount = len(pairs.PairValueRecord)
            else:
                for first in table.Class1Record:
                    for second in first.Class2Record:
                        rounded(second.Value1)


def rounded(value) -> int:
    """Rounds what a pair's first letter is moved by, and gives it back."""
    moved = getattr(value, "XAdvance", 0)
    if value is not None:
        value.XAdvance = round(moved / STEP) * STEP if abs(moved) >= LEAST else 0
    return getattr(value, "XAdvance", 0)


def write(font: TTFont, name: str, characters: set[int], others: set[int]) -> dict[str, str]:
    """Writes a file of these characters, and says what it is called and has."""
    part = saved(font)
    packer = subset.Subsetter(options())
    packer.populate(unicodes=characters)
    packer.subset(part)
    packed = BytesIO()
    subset.save_font(part, packed, options())
    data = packed.getvalue()
    if len(data) > LIMIT:
        sys.exit(f"{name}: {len(data)} bytes are more than {LIMIT}")
    file = f"{name}-{hashlib.sha256(data).hexdigest()[:8]}.woff2"
    (public / file).write_bytes(data)
    print(file, len(data), "bytes")
    return {"file": file, "range": ranges(characters, others)}


def ranges(characters: set[int], others: set[int]) -> str:
    """The characters as CSS has them in `unicode-range`, in few ranges: none has what the other file has, for both would come."""
    found: list[list[int]] = []
    for character in sorted(characters):
        between = range(found[-1][1] + 1, character) if found else ()
        if found and len(between) < NEAR and others.isdisjoint(between):
            found[-1][1] = character
        else:
            found.append([character, character])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


font = saved(font)
simplify_kerning(font)
font = saved(font)
# A combining accent and its letter would come from two files.
all_characters = set(font.getBestCmap()) - set(range(0x300, 0x370))
for old in public.glob("*.woff2"):
    old.unlink()
faces = [
    write(font, "instrument-sans", FIRST & all_characters, all_characters - FIRST),
    write(font, "instrument-sans-more", all_characters - FIRST, FIRST),
]
(here / "faces.ts").write_text(
    "/** Generated by tools/media/fonts/subset.py: the font files in public/fonts and their character ranges. */\n"
    f"export const faces = {json.dumps(faces, indent=2)};\n"
)
