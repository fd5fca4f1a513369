"""Cuts the typefaces of the guest's page to the letters, and the joined letters, of its texts.

Needs fonttools with brotli, and hb-shape of HarfBuzz (Debian: python3-fonttools python3-brotli libharfbuzz-bin).
Run it in the project's folder after a text of the page has changed: /usr/bin/python3 scripts/guest-faces.py
It also writes words.json, by which a test finds a word that the faces were not cut for.
"""
import json, os, re, string, subprocess, tempfile
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

FACES = 'src/shop/guest-page/faces'
SOURCES = {
    'en-text': '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    'en-title': '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
    'hi-text': '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    'hi-title': '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2',
    'pa-text': '@fontsource-variable/anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wght-normal.woff2',
    'pa-title': '@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2',
}
JOINING = 'nukt akhn rphf rkrf blwf half vatu cjct abvf pstf pref pres abvs blws psts haln init ccmp locl calt liga rlig'.split()
JOINING += ['abvm', 'blwm', 'mark', 'mkmk', 'dist']
JOINED = r'[\u0900-\u0963\u0970-\u0a7f\u200c\u200d]+'
INDIC = r'[\u0900-\u0a7f\u200c\u200d]+'


def shaped(font, texts):
    """Returns the glyphs to which the joined letters of some texts are shaped, with those that come in between."""
    glyphs = set()
    for word in sorted(set(re.findall(INDIC, ' '.join(texts)))):
        options = ['--trace', '--no-glyph-names', '--no-positions', '--no-clusters']
        drawn = subprocess.run(['hb-shape', *options, font, word], capture_output=True, text=True, check=True)
        for run in re.findall(r'[\[<]([\d|]+)[\]>]', drawn.stdout + drawn.stderr):
            glyphs |= {int(one) for one in run.split('|') if one}
    return glyphs


def count(font, word):
    """Returns how many glyphs a word is shaped to: the joined form has fewer than the single letters."""
    options = ['--no-glyph-names', '--no-positions', '--no-clusters']
    return subprocess.run(['hb-shape', *options, font, word], capture_output=True, text=True).stdout.count('|')


def words_of(texts):
    """Returns the words of texts in Devanagari or Gurmukhi, sorted."""
    return sorted(set(re.findall(JOINED, ' '.join(texts))))


def cut(name, texts, folder):
    """Writes one face: of weight 400, with the letters of the texts and, without kerning, their joined forms."""
    font = TTFont('node_modules/' + SOURCES[name])
    if 'fvar' in font:
        font = instancer.instantiateVariableFont(font, {'wght': 400})
    font.flavor = None
    whole = os.path.join(folder, name + '.ttf')
    font.save(whole)
    indic = not name.startswith('en')
    options = subset.Options()
    options.flavor = 'woff2'
    options.hinting = False
    options.layout_closure = False
    options.layout_features = JOINING if indic else []
    options.name_IDs = []
    options.glyph_names = False
    letters = set(''.join(texts)) | ({' '} if indic else set(' 0123456789.,:;?!()’“”…·'))
    if name == 'en-title':
        letters |= set('Shagun')
    # The names of people and places stand in the text's face.
    if name == 'en-text':
        letters |= set(string.ascii_letters) | set("&'-/()")
    cutter = subset.Subsetter(options)
    cutter.populate(text=''.join(letters), gids=shaped(whole, texts) if indic else [])
    face = TTFont(whole)
    cutter.subset(face)
    # Finer outlines than these are not seen on the screen of a phone, where a letter of a title has a hundred points.
    scale_upem(face, 176 if name.endswith('text') else 240)
    face.flavor = 'woff2'
    path = f'{FACES}/{name}.woff2'
    face.save(path)
    print(path, os.path.getsize(path), 'bytes')
    face.flavor = None
    small = os.path.join(folder, name + '-cut.ttf')
    face.save(small)
    for word in words_of(texts):
        if count(whole, word) != count(small, word):
            raise SystemExit(f'{name} draws {word} otherwise than the whole face.')


said = json.loads(subprocess.run(['node', 'scripts/guest-faces.ts'], capture_output=True, text=True, check=True).stdout)
os.makedirs(FACES, exist_ok=True)
with tempfile.TemporaryDirectory() as folder:
    for name in SOURCES:
        language, face = name.split('-')
        cut(name, said[language][face], folder)
words = {
    f'{language}-{face}': words_of(said[language][face])
    for language in ('hi', 'pa')
    for face in ('text', 'title')
}
with open(f'{FACES}/words.json', 'w', encoding='utf8') as file:
    json.dump(words, file, ensure_ascii=False, indent=2)
    file.write('\n')
