/**
 * Glyph names of the mathematical fonts of TeX (Computer Modern, AMS, TX and PX) that the Adobe Glyph List does not know,
 * as pairs `name hex`. Such fonts seldom bring a ToUnicode map, so the name is all there is.
 * Source: the encodings of the fonts themselves; Unicode, Mathematical Operators (U+2200) and Arrows (U+2190).
 */
export const texGlyphListText =
  // Symbols (cmsy, txsy)
  'multicloseleft 22c9 multicloseright 22ca prime 2032 asteriskcentered 2217 star 22c6 diamondmath 22c4 ' +
  'circleminus 2296 circledivide 2298 circledot 2299 circlecopyrt 25cb equivasymptotic 224d lessorequal 2264 ' +
  'greaterorequal 2265 precedesequal 2aaf followsequal 2ab0 similarequal 2243 lessmuch 226a greatermuch 226b ' +
  'follows 227b arrownortheast 2197 arrowsoutheast 2198 arrownorthwest 2196 arrowsouthwest 2199 arrowbothv 2195 ' +
  'arrowdblbothv 21d5 owner 220b triangle 25b3 triangleinv 25bd triangleleft 25c1 triangleright 25b7 negationslash ' +
  '338 mapsto 21a6 latticetop 22a4 unionmulti 228e unionsq 2294 intersectionsq 2293 turnstileleft 22a2 ' +
  'turnstileright 22a3 floorleft 230a floorright 230b ceilingleft 2308 ceilingright 2309 angbracketleft 27e8 ' +
  'angbracketright 27e9 bardbl 2016 wreathproduct 2240 coproduct 2210 subsetsqequal 2291 supersetsqequal 2292 ' +
  'Rfractur 211c Ifractur 2111 nequal 2260 ' +
  // Letters and signs of the mathematical italic (cmmi, txmi)
  'lscript 2113 arrowlefttophalf 21bc arrowleftbothalf 21bd arrowrighttophalf 21c0 arrowrightbothalf 21c1 ' +
  'slurabove 2322 slurbelow 2323 flat 266d natural 266e sharp 266f epsilon1 3f5 pi1 3d6 rho1 3f1 dotlessj 237 ' +
  'vector 20d7 ' +
  // Further symbols (msam, msbm, txsya, txsyb, txsyc)
  'squaredot 22a1 squareplus 229e squaremultiply 22a0 squareminus 229f square 25a1 squaresolid 25a0 centerdot 22c5 ' +
  'lozengesolid 29eb clockwise 21bb anticlockwise 21ba harpoonleftright 21cb harpoonrightleft 21cc forces 22a9 ' +
  'forcesbar 22aa satisfies 22a8 dblarrowheadright 21a0 dblarrowheadleft 219e dblarrowup 21c8 dblarrowdwn 21ca ' +
  'harpoonupright 21be harpoondownright 21c2 harpoonupleft 21bf harpoondownleft 21c3 arrowtailright 21a3 ' +
  'arrowtailleft 21a2 arrowparrleft 21c6 arrowparrright 21c4 shiftleft 21b0 shiftright 21b1 squiggleright 21dd ' +
  'squiggleleftright 21ad curlyleft 21ab curlyright 21ac circleequal 2257 followsorequal 227f greaterorsimilar ' +
  '2273 greaterorapproxeql 2a86 multimap 22b8 equalsdots 2251 defines 225c precedesorequal 227e lessorsimilar 2272 ' +
  'lessorapproxeql 2a85 equalorless 2a95 equalorgreater 2a96 equalorprecedes 22de equalorfollows 22df ' +
  'precedesorcurly 227c lessdblequal 2266 greaterdblequal 2267 lessorequalslant 2a7d greaterorequalslant 2a7e ' +
  'followsorcurly 227d squareimage 228f squareoriginal 2290 triangleleftequal 22b4 trianglerightequal 22b5 ' +
  'trianglerightsld 25b6 triangleleftsld 25c0 trianglesolid 25b2 triangledownsld 25bc lessequalgreater 22da ' +
  'greaterlessequal 22db lessdbleqlgreater 2a8b greaterdbleqlless 2a8c arrowtripleright 21db arrowtripleleft 21da ' +
  'check 2713 orunderscore 22bb perpcorrespond 2306 measuredangle 2221 sphericalangle 2222 smile 2323 frown 2322 ' +
  'subsetdbl 22d0 supersetdbl 22d1 uniondbl 22d3 intersectiondbl 22d2 uprise 22cf downfall 22ce multiopenleft 22cb ' +
  'multiopenright 22cc subsetdblequal 2ac5 supersetdblequal 2ac6 difference 224f geomequivalent 224e rightanglenw ' +
  '231c rightanglene 231d rightanglesw 231e rightanglese 231f circleR ae circleS 24c8 fork 22d4 dotplus 2214 ' +
  'revsimilar 223d revasymptequal 22cd maltesecross 2720 complement 2201 intercal 22ba circlering 229a ' +
  'circleasterisk 229b circleonerighthorn 229d notlessequal 2270 notgreaterequal 2271 notfollows 2281 notsimilar ' +
  '2241 notbar 2224 notsubsetoreql 2288 notsupersetoreql 2289 notturnstile 22ac notforces 22ae notsatisfies 22ad ' +
  'notarrowleft 219a notarrowright 219b notarrowboth 21ae emptysetstress 2205 planckover2pi 210f planckover2pi1 ' +
  '210f hslash 210f Finv 2132 mho 2127 ' +
  // Large operators and brackets (cmex), whose sizes have names of their own
  'contintegral 222e brace 7b radicalvertex 20 arrowvertex 7c vextendsingle 7c vextenddouble 2016 ' +
  // Names of text encodings for TeX
  'visiblespace 2423 visualspace 2423 rangedash 2013 punctdash 2014 hyphenchar 2d dbar ' +
  '111 Dbar 110 Ng 14a ng 14b Germandbls 1e9e interrobang 203d';
